import type { ReactNode } from 'react';
import { Link } from '@/components/ui/parts';
import { useWords } from '@/lib/shared/language/use-words';
import { networkWorkspaceWords } from '@/lib/words/network-filters';
import { PICTURE_ID } from '../canvas/network-canvas';
import { Icon } from './icons';

interface BarProps {
  title: string;
  /** The record that the network is of; absent for several. */
  record?: string;
  /** Whether there is a picture to skip to. */
  hasPicture: boolean;
  children?: ReactNode;
}

/** The line above the picture: the name, and the tools for all of it. */
export function WorkspaceBar({ title, record, hasPicture, children }: BarProps) {
  return (
    <div className="flex shrink-0 items-center gap-x-1 gap-y-1 md:gap-x-3 scripted:min-h-11 scripted:border-line scripted:border-b scripted:bg-raised scripted:px-2 scripted:max-md:flex-wrap scripted:max-md:pb-1 scripted:md:pr-(--workspace-meter) scripted:md:pl-(--workspace-logo)">
      {hasPicture && <SkipLink />}
      <h1
        title={record ? undefined : title}
        className="min-w-0 truncate scripted:text-lg scripted:max-md:min-h-11 scripted:max-md:w-full scripted:max-md:content-center scripted:max-md:pr-(--workspace-meter) scripted:max-md:pl-[calc(var(--workspace-logo)-0.5rem)] noscript:text-3xl scripted:md:min-w-32 scripted:md:max-w-96 scripted:md:flex-2"
      >
        {record ? <RecordLink title={title} record={record} /> : title}
      </h1>
      {children}
    </div>
  );
}

function RecordLink({ title, record }: { title: string; record: string }) {
  const { toRecord } = useWords(networkWorkspaceWords);
  return (
    <Link href={record} title={`${toRecord}: ${title}`} className="text-ink hover:underline">
      <Icon name="back" className="mr-1 inline size-4 align-[-2px] text-muted print:hidden" />
      <bdi>{title}</bdi>
    </Link>
  );
}

/** Moves the focus past the tools, into the picture. */
function SkipLink() {
  const { skip } = useWords(networkWorkspaceWords);
  return (
    <a
      href={`#${PICTURE_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(PICTURE_ID)?.focus();
      }}
      className="sr-only noscript:hidden focus:not-sr-only focus:absolute focus:top-1 focus:left-2 focus:z-50 focus:rounded focus:bg-raised focus:px-3 focus:py-2 focus:text-sm"
    >
      {skip}
    </a>
  );
}
