import type { Core } from 'cytoscape';
import type { ReactNode } from 'react';
import { fitAll, zoomBy } from './camera';

interface Props {
  cy: Core;
  onResetLayout: () => void;
}

export function CanvasToolbar({ cy, onResetLayout }: Props) {
  return (
    <div className="absolute top-3 right-3 flex rounded border border-line bg-raised text-sm print:hidden">
      <ToolButton name="Zoom in" onPress={() => zoomBy(cy, 1)}>
        +
      </ToolButton>
      <ToolButton name="Zoom out" onPress={() => zoomBy(cy, -1)}>
        −
      </ToolButton>
      <ToolButton name="Fit the network to the screen" onPress={() => fitAll(cy)}>
        Fit
      </ToolButton>
      <ToolButton name="Reset layout" onPress={onResetLayout}>
        Reset layout
      </ToolButton>
    </div>
  );
}

function ToolButton({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className="min-h-8 min-w-8 cursor-pointer border-line px-2 hover:bg-accent-soft not-first:border-l"
    >
      {children}
    </button>
  );
}
