import { describe, expect, it } from 'vitest';
import { controllerEdge } from './sqlite/read/networks';

const shares = (minimum: number, maximum: number) => ({
  mechanism_type: 'share_ownership',
  mechanism_properties: { percentage_of_shares: { minimum, maximum } },
});
const votes = (minimum: number, maximum: number) => ({
  mechanism_type: 'voting_rights',
  mechanism_properties: { percentage_of_voting_rights: { minimum, maximum } },
});
const NO_SHARE = { percentage: null, percentage_min: null, percentage_max: null };

describe('the edge of a control statement', () => {
  it.each([
    ['a band', [shares(25, 50)], { percentage: null, percentage_min: 25, percentage_max: 50 }],
    ['shares before votes', [votes(75, 100), shares(25, 50)], { percentage_min: 25, percentage_max: 50 }],
    ['votes where there are no shares', [votes(75, 100)], { percentage_min: 75, percentage_max: 100 }],
    ['an exact share', [shares(40, 40)], { percentage: 40, percentage_min: null, percentage_max: null }],
    [
      'an open band',
      [{ ...shares(75, 0), mechanism_properties: { percentage_of_shares: { minimum: 75 } } }],
      { percentage_min: 75, percentage_max: null },
    ],
    ['an impossible share', [shares(-1, 400)], NO_SHARE],
    ['no number', [{ mechanism_type: 'significant_influence_or_control' }], NO_SHARE],
    ['nothing at all', undefined, NO_SHARE],
  ])('has %s', (_, control_mechanisms, expected) => {
    expect(controllerEdge({ control_mechanisms })).toMatchObject({ relationship_type: 'control', ...expected });
  });

  it('names each means once, in the order stated', () => {
    const { interests } = controllerEdge({ control_mechanisms: [votes(25, 50), shares(25, 50), votes(25, 50)] });
    expect(interests).toEqual(['voting_rights', 'share_ownership']);
  });

  it.each([
    ['0.4', { directOrIndirect: 'indirect' }],
    ['0.2', { interestLevel: 'indirect' }],
  ])('avoids counting twice: indirect interests in BODS %s have no share', (_, interest) => {
    expect(controllerEdge({ control_mechanisms: [shares(60, 60)], interests: [interest] })).toEqual({
      relationship_type: 'control',
      ...NO_SHARE,
      interests: ['share_ownership', 'indirect'],
    });
  });

  it('prefers direct interests, and those that have not ended', () => {
    const control_mechanisms = [shares(60, 60), votes(25, 50), shares(10, 10)];
    const interests = [{ directOrIndirect: 'indirect' }, { directOrIndirect: 'direct' }, { endDate: '2020-01-01' }];
    expect(controllerEdge({ control_mechanisms, interests })).toMatchObject({
      percentage_min: 25,
      percentage_max: 50,
      interests: ['voting_rights'],
    });
  });

  it('uses ended interests if there are no others', () => {
    expect(
      controllerEdge({ control_mechanisms: [shares(60, 60)], interests: [{ endDate: '2020-01-01' }] }),
    ).toMatchObject({
      percentage: 60,
    });
  });
});
