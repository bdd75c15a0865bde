import type { Core } from 'cytoscape';
import { useId } from 'react';
import { LAYOUTS, type LayoutName } from '@/lib/network/case/case';
import { useWords } from '@/lib/shared/language/use-words';
import { networkPictureWords } from '@/lib/words/network';
import { networkWorkspaceWords } from '@/lib/words/network-filters';
import type { FullScreen } from '../frame/full-screen';
import { Icon, type IconName } from '../frame/icons';
import { fitAll, zoomBy } from './camera';
import { useMapSwitch } from './canvas-map';

interface ToolsProps {
  cy: Core;
  hasPins: boolean;
  onLayout: () => void;
  onReleasePins: () => void;
  /** Whether lasso mode is on. */
  lassoing: boolean;
  onLasso: (lassoing: boolean) => void;
  full: FullScreen;
}

/** In the margin that fitting leaves free; where the picture is nearer, no piece of a name is seen between them. */
export function CanvasTools({ cy, hasPins, lassoing, onLayout, onReleasePins, onLasso, full }: ToolsProps) {
  const words = useWords(networkPictureWords);
  const { fullScreen, leaveFullScreen, smallMap } = useWords(networkWorkspaceWords);
  const map = useMapSwitch();
  return (
    <div className="absolute right-0 bottom-0 z-10 flex flex-col gap-1 rounded-tl border-line border-t border-l bg-raised p-[3px] max-md:flex-row">
      <Tool icon="lasso" name={words.lassoHint} pressed={lassoing} onPress={() => onLasso(!lassoing)} />
      <Tool icon="map" name={smallMap} pressed={map.isOn} onPress={map.toggle} className="max-md:hidden" />
      {hasPins && <Tool icon="unpin" name={words.releasePins} onPress={onReleasePins} />}
      <Tool icon="reset" name={words.resetLayout} onPress={onLayout} />
      <Tool icon="plus" name={words.zoomIn} onPress={() => zoomBy(cy, 1)} />
      <Tool icon="minus" name={words.zoomOut} onPress={() => zoomBy(cy, -1)} />
      <Tool icon="fit" name={words.fitToScreen} onPress={() => fitAll(cy)} />
      <Tool
        icon={full.isFull ? 'small' : 'full'}
        name={full.isFull ? leaveFullScreen : fullScreen}
        onPress={full.toggle}
      />
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  name: string;
  /** For toggle buttons. */
  pressed?: boolean;
  onPress: () => void;
  className?: string;
}

/** A button on the picture. */
const Tool = ({ icon, name, pressed, onPress, className = '' }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    aria-pressed={pressed}
    onClick={onPress}
    className={`grid size-7 cursor-pointer place-items-center rounded border border-transparent text-ink hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft pointer-coarse:size-10 ${className}`}
  >
    <Icon name={icon} />
  </button>
);

interface LayoutChoiceProps {
  layout: LayoutName;
  onLayout: (name: LayoutName) => void;
}

/** The layout; its values say what they are, so in a narrow bar it needs no visible label. */
export function LayoutChoice({ layout, onLayout }: LayoutChoiceProps) {
  const id = useId();
  const words = useWords(networkPictureWords);
  return (
    <div className="flex shrink-0 items-center gap-1.5 text-sm">
      <label htmlFor={id} className="text-muted md:max-2xl:sr-only">
        {words.layout}
      </label>
      <select
        id={id}
        title={words.layout}
        value={layout}
        onChange={(event) => {
          const chosen = LAYOUTS.find((option) => option === event.currentTarget.value);
          if (chosen) onLayout(chosen);
        }}
        className="min-h-8 min-w-0 cursor-pointer rounded border border-line-strong bg-surface px-1.5 max-md:min-h-11 max-md:flex-1"
      >
        {LAYOUTS.map((option) => (
          <option key={option} value={option}>
            {words.layouts[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
