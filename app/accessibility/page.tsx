import type { Metadata } from 'next';
import { TextSection } from '@/components/ui/parts';
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
        <TextSection key={heading} heading={heading} points={points} />
      ))}
      <TextSection heading={report.heading}>
        <p className="mt-3">{report.text}</p>
      </TextSection>
    </article>
  );
}
