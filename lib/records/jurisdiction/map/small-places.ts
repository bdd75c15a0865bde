/** Jurisdictions that the atlas does not draw at its scale: code, longitude, latitude, in degrees. */
const PLACES =
  'ad 1.6 42.5|ag -61.8 17.1|ai -63.1 18.2|as -170.7 -14.3|aw -70 12.5|ax 20 60.2|bb -59.5 13.2|bh 50.6 26.1|' +
  'bl -62.8 17.9|bm -64.8 32.3|bq -68.3 12.2|bv 3.4 -54.4|cc 96.8 -12.2|ck -159.8 -21.2|cv -23.6 15.1|cw -69 12.2|' +
  'cx 105.7 -10.5|dm -61.4 15.4|fm 158.2 6.9|fo -6.9 62|gd -61.7 12.1|gg -2.6 49.5|gi -5.4 36.1|gp -61.6 16.2|' +
  'gs -36.8 -54.3|gu 144.8 13.4|hk 114.2 22.3|hm 73.5 -53.1|im -4.5 54.2|io 72.4 -7.3|je -2.1 49.2|ki 173 1.4|' +
  'km 43.3 -11.7|kn -62.7 17.3|ky -81.3 19.3|lc -61 13.9|li 9.5 47.2|mc 7.4 43.7|mf -63.1 18.1|mh 171.2 7.1|' +
  'mo 113.5 22.2|mp 145.7 15.2|mq -61 14.6|ms -62.2 16.7|mt 14.4 35.9|mu 57.6 -20.3|mv 73.5 3.2|nf 168 -29|' +
  'nr 166.9 -0.5|nu -169.9 -19.1|pf -149.4 -17.7|pm -56.3 46.9|pn -130.1 -25.1|pw 134.6 7.5|re 55.5 -21.1|' +
  'sc 55.5 -4.7|sg 103.8 1.3|sh -5.7 -16|sm 12.5 43.9|st 6.7 0.2|sx -63 18|tc -71.8 21.8|tk -171.8 -9.2|' +
  'to -175.2 -21.2|tv 179.2 -8.5|um -162.1 5.9|va 12.4 41.9|vc -61.2 13.2|vg -64.6 18.4|vi -64.9 18.3|' +
  'wf -176.2 -13.3|ws -172.1 -13.8|yt 45.2 -12.8';

export interface SmallPlace {
  code: string;
  /** Degrees. */
  at: [longitude: number, latitude: number];
}

export const SMALL_PLACES: readonly SmallPlace[] = PLACES.split('|').map((line) => {
  const [code = '', longitude, latitude] = line.split(' ');
  return { code, at: [Number(longitude), Number(latitude)] };
});
