import { aboutLines, extentInWords } from '@/lib/formats/out/about-lines';
import type { Extract } from './extract';

/** What a file of a network says of itself, line by line: extent, source, licence, attribution. */
export const aboutText = ({ about, relationships }: Extract): string =>
  aboutLines(about, extentInWords(relationships.length, about.total_count))
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');
