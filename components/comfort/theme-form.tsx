import { THEMES, type Theme } from '@/lib/theme/theme';

const CHOSEN = 'border-accent font-semibold text-ink';
const OTHER = 'border-transparent underline hover:text-ink';

/** Light, dark or high contrast, by one press and without scripts: the answer leads back to this page. */
export function ThemeForm({ theme }: { theme: Theme }) {
  return (
    <form action="/api/theme" method="post" className="print:hidden">
      <fieldset className="flex flex-wrap items-baseline gap-x-3">
        <legend className="float-left mr-3">Look</legend>
        {Object.entries(THEMES).map(([value, label]) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === theme}
            className={`min-h-6 border-b-2 ${value === theme ? CHOSEN : OTHER}`}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
