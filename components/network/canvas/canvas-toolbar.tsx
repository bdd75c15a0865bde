import type { Core } from 'cytoscape';
import { type ReactNode, useId } from 'react';
import { LAYOUTS, type LayoutName } from '@/lib/network/case/case';
import { LABEL_MODES, type LabelMode } from '@/lib/network/style';
import { useWords } from '@/lib/shared/language/use-words';
import { networkPictureWords } from '@/lib/words/network';
import { fitAll, zoomBy } from './camera';

interface Props {
  cy: Core;
  layout: LayoutName;
  labels: LabelMode;
  hasPins: boolean;
  onLayout: (name?: LayoutName) => void;
  onLabels: (labels: LabelMode) => void;
  onReleasePins: () => void;
  /** Whether lasso mode is on. */
  lassoing: boolean;
  onLasso: (lassoing: boolean) => void;
}

/** Above the picture, so that it covers nothing. */
export function CanvasToolbar({ cy, layout, labels, hasPins, lassoing, ...on }: Props) {
  const { onLayout, onLabels, onReleasePins, onLasso } = on;
  const words = useWords(networkPictureWords);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-raised px-2 py-1.5 text-sm">
      <Choice label={words.layout} value={layout} options={LAYOUTS} names={words.layouts} onChange={onLayout} />
      <Choice label={words.labels} value={labels} options={LABEL_MODES} names={words.labelModes} onChange={onLabels} />
      <div className="flex flex-wrap gap-1 sm:ml-auto">
        <ToolButton name={words.lassoHint} pressed={lassoing} onPress={() => onLasso(!lassoing)}>
          {words.lasso}
        </ToolButton>
        {hasPins && <ToolButton name={words.releasePins} onPress={onReleasePins} />}
        <ToolButton name={words.resetLayout} onPress={() => onLayout()} />
        <ToolButton name={words.zoomIn} onPress={() => zoomBy(cy, 1)}>
          +
        </ToolButton>
        <ToolButton name={words.zoomOut} onPress={() => zoomBy(cy, -1)}>
          −
        </ToolButton>
        <ToolButton name={words.fitToScreen} onPress={() => fitAll(cy)}>
          {words.fit}
        </ToolButton>
      </div>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  names: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, names, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className="flex items-center gap-1.5">
      <label htmlFor={id} className="text-muted max-sm:sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
        className="min-h-8 cursor-pointer rounded border border-line-strong bg-surface px-1.5"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ToolProps {
  name: string;
  /** For toggle buttons. */
  pressed?: boolean;
  onPress: () => void;
  children?: ReactNode;
}

function ToolButton({ name, pressed, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onClick={onPress}
      className="min-h-8 min-w-8 cursor-pointer rounded border border-line px-2 hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium"
    >
      {children ?? name}
    </button>
  );
}
