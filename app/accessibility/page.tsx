import type { Metadata } from 'next';
import { useWords } from '@/lib/shared/language/use-words';
import { requestLanguage } from '@/lib/shared/preferences';
import { accessibilityWords } from '@/lib/words/site';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = accessibilityWords[await requestLanguage()];
  return { title, description };
}

export default function AccessibilityPage() {
  const { title, lead, sections, report } = useWords(accessibilityWords);
  return (
    <article className="max-w-prose">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg">{lead}</p>
      {Object.values(sections).map(({ heading, points }) => (
        <section key={heading} className="mt-8">
          <h2 className="text-2xl">{heading}</h2>
          <ul className="mt-3 list-disc space-y-2 pl-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-8">
        <h2 className="text-2xl">{report.heading}</h2>
        <p className="mt-3">{report.text}</p>
      </section>
    </article>
  );
}
