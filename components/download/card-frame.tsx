import type { ReactNode } from 'react';

/** Link cards have one look, that of the night. */
export const NIGHT = { surface: '#0d1122', ink: '#eceae2', muted: '#a9adc2', line: '#6b7396', accent: '#f1c65b' };

export const CARD_COLOURS = { line: NIGHT.line, point: NIGHT.ink, root: NIGHT.accent, ground: NIGHT.surface };

const FRAME = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: '100%',
  height: '100%',
  padding: 64,
  background: NIGHT.surface,
  color: NIGHT.ink,
} as const;

/** A drawing as an address that the picture may hold. */
export const dataAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** What all link cards have: ground, margins, and whose they are; drawn for `ImageResponse`. */
export const CardFrame = ({ children }: { children: ReactNode }) => (
  <div style={FRAME}>
    {children}
    <div style={{ display: 'flex', fontSize: 28, color: NIGHT.accent }}>Firmament: who owns what</div>
  </div>
);

/** Where nothing is at hand: no fact is said. */
export const PlainCard = ({ children }: { children: string }) => (
  <CardFrame>
    <div style={{ display: 'flex', flex: 1, alignItems: 'center', fontSize: 64 }}>{children}</div>
  </CardFrame>
);
