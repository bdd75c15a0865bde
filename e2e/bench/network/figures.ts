import type { ColdLayouts } from './cold-layouts';
import type { FirstPicture, Measured, Steps } from './measure-page';
import type { PictureName } from './page/build';
import type { PathTimes } from './paths';

/** All that was measured of a network of one size; what broke down is absent. */
export interface Figures {
  size: number;
  /** With everything from the reply on, and where places are given. */
  first: Partial<Record<PictureName, FirstPicture>>;
  placed: Partial<Record<PictureName, FirstPicture>>;
  pictures: Partial<Record<PictureName, Measured>>;
  layouts: ColdLayouts;
  paths: PathTimes;
  /** Steps of the slider where another process puts the picture together; of one size only. */
  composited?: Partial<Record<PictureName, Steps>>;
}
