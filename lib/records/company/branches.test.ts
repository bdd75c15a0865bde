import { describe, expect, it } from 'vitest';
import { branchesIn } from './company';

const entity = (name: string) => ({ entity_type: 'company', name, service_url: `/companies/gb/${name}` });
const statement = (data_type: string, subject: string, object: string) => ({
  id: 1,
  data_type,
  properties: {},
  service_url: '/statements/1',
  subject_entities: [entity(subject)],
  object_entities: [entity(object)],
});

describe('branches in statements', () => {
  it('include only those of this company, each once', () => {
    const statements = [
      statement('branch_relationship', 'HOME', 'B1'),
      statement('branch_relationship', 'HOME', 'B1'),
      statement('branch_relationship', 'HOME', 'B2'),
      statement('branch_relationship', 'OTHER', 'B3'),
      statement('share_parcel', 'HOME', 'B4'),
    ];
    expect(branchesIn(statements, '/companies/gb/HOME').map(({ name }) => name)).toEqual(['B1', 'B2']);
  });
});
