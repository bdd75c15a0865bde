import { type ImportFormat, skip } from '../format';
import { isRaw } from '../raw';
import { readCsvRecords } from '../read/csv';
import { isEdge, mapEdge } from './edge';
import { createNodes, mapNode } from './node';

/** Headers of the tables of nodes and edges, as the leaks were published in 2016, 2018 and since 2021. */
const HEADERS: readonly RegExp[] = [
  /\bnode_id\b.*\bsourceID\b|\bsourceID\b.*\bnode_id\b/,
  /\bnode_1\b.*\brel_type\b.*\bnode_2\b/,
  /\bnode_id_start\b.*\bnode_id_end\b/,
  /\bSTART_ID\b.*\bEND_ID\b/,
  /^\W*Type\W+ID\W+Name\/Address\b/,
];

const firstLine = (text: string): string => text.slice(0, text.indexOf('\n'));

export const icij: ImportFormat = {
  name: 'icij',
  describes: 'ICIJ Offshore Leaks: the tables of nodes and relationships (CSV), given together',
  recognises: ({ start }) => HEADERS.some((header) => header.test(firstLine(start))),
  read: (file) => readCsvRecords(file),
  createMapper() {
    const nodes = createNodes();
    return (raw, file, canWait) => {
      if (!isRaw(raw)) return skip('not a row');
      return isEdge(raw) ? mapEdge(raw, file, nodes, canWait) : mapNode(raw, file, nodes);
    };
  },
};
