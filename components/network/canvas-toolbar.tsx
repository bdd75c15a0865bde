import type { Core } from 'cytoscape';
import type { ReactNode } from 'react';
import { useWords } from '@/lib/language/use-words';
import { fitAll, zoomBy } from './camera';
import { networkPictureWords } from './script-words/picture/words';

interface Props {
  cy: Core;
  onResetLayout: () => void;
}

export function CanvasToolbar({ cy, onResetLayout }: Props) {
  const words = useWords(networkPictureWords);
  return (
    <div className="absolute top-3 right-3 flex rounded border border-line bg-raised text-sm print:hidden">
      <ToolButton name={words.zoomIn} onPress={() => zoomBy(cy, 1)}>
        +
      </ToolButton>
      <ToolButton name={words.zoomOut} onPress={() => zoomBy(cy, -1)}>
        −
      </ToolButton>
      <ToolButton name={words.fitToScreen} onPress={() => fitAll(cy)}>
        {words.fit}
      </ToolButton>
      <ToolButton name={words.resetLayout} onPress={onResetLayout}>
        {words.resetLayout}
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
