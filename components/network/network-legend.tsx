import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import { PERSON_SIGN, SIGN_SIZE } from '@/lib/network/person-sign';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords, networkPictureWords } from '@/lib/words/network';
import { InactiveSample } from './marks/inactive-sample';

/** How to read the picture; colour never says anything alone. */
export function NetworkLegend() {
  const { legend } = useWords(networkPictureWords);
  const forms = useForms();
  const { legend: marks } = useWords(networkMarkWords);
  return (
    <ul
      className="flex flex-wrap noscript:hidden print:hidden gap-x-5 gap-y-1 text-muted text-xs"
      aria-label={legend.label}
    >
      <li>{legend.arrows}</li>
      <li>
        <Line /> {legend.thicker}
      </li>
      <li>
        <Line dashes="5 4" /> {legend.dashed(forms, DEFAULT_CONFIDENCE)}
      </li>
      <li>{legend.paler}</li>
      <li>
        <span aria-hidden="true">↻</span> {legend.loop}
      </li>
      <li>{legend.letters}</li>
      <li>
        <span aria-hidden="true">≡</span> {legend.stack}
      </li>
      <li>
        <svg aria-hidden="true" viewBox="0 0 14 14" className="mr-1 inline size-3.5 align-[-2px]">
          <circle cx="7" cy="7" r="6" fill="none" stroke="currentColor" strokeDasharray="3 2" />
          <text x="7" y="10.3" textAnchor="middle" fontSize="9" fill="currentColor">
            ?
          </text>
        </svg>{' '}
        {legend.placeholder}
      </li>
      <li>
        <svg aria-hidden="true" viewBox={`0 0 ${SIGN_SIZE} ${SIGN_SIZE}`} className="mr-1 inline size-3.5 align-[-2px]">
          <circle cx="32" cy="32" r="31" fill="currentColor" />
          <path d={PERSON_SIGN} className="fill-surface" />
        </svg>{' '}
        {legend.person}
      </li>
      <li>
        <svg aria-hidden="true" viewBox="0 0 14 14" className="mr-1 inline size-3.5 align-[-2px]">
          <path d="M7 .5L13.5 7L7 13.5L.5 7Z" fill="none" stroke="currentColor" strokeDasharray="3 2" />
          <text x="7" y="10" textAnchor="middle" fontSize="8" fill="currentColor">
            ?
          </text>
        </svg>{' '}
        {legend.unknown}
      </li>
      <li>
        <InactiveSample /> {marks.inactive}
      </li>
      <li>
        <BandSample /> {marks.group}
      </li>
    </ul>
  );
}

const BandSample = () => (
  <svg aria-hidden="true" viewBox="0 0 28 12" className="mr-1 inline h-3 w-7 align-[-2px]">
    <rect x="1" y="1" width="26" height="10" rx="5" className="fill-accent-soft stroke-muted" />
  </svg>
);

const Line = ({ dashes }: { dashes?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 28 8" className="mr-1 inline h-2 w-7">
    <line x1="0" y1="4" x2="28" y2="4" stroke="currentColor" strokeWidth="2" strokeDasharray={dashes} />
  </svg>
);
