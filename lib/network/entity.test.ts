import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTITY_KINDS, entityId, isEndPath, isEntityPath, surerKind, toEntity } from './model';

describe('the id of an entity', () => {
  it.each([
    ['https://registry.example/companies/gb/00102498', '/companies/gb/00102498'],
    ['/companies/gb/00102498', '/companies/gb/00102498'],
    ['companies/gb/00102498', '/companies/gb/00102498'],
    ['https://api.registry.example/v0.4/placeholders/42/', '/placeholders/42'],
    ['https://registry.example/companies/gb/A B', '/companies/gb/A%20B'],
    ['https://registry.example/companies/gb/A,B', '/companies/gb/A%2CB'],
    ['https://registry.example//elsewhere.example/x', '/elsewhere.example/x'],
    ['https://registry.example/v0.4//elsewhere.example/x', '/elsewhere.example/x'],
    ['/v1//v2/companies/gb/1', '/companies/gb/1'],
    ['http://[ ,', '/http:/[%20%2C'],
    ['a:{', '/%7B'],
    ['https://registry.example/v1/.v/..', '/v1'],
    ['javascript:alert(1)', '/alert(1)'],
    ['', '/'],
  ])('of %j is %j', (url, id) => {
    expect(entityId(url)).toBe(id);
  });

  /** Cases that confuse URL parsers. */
  const spelled = fc.string({
    unit: fc.constantFrom('/', '\\', 'v', '1', '.', ',', ' ', '\t', ':', '[', '@', '?', '#', '%'),
  });

  it('stays the same when parsed again, and never leads off the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          spelled,
          spelled.map((path) => `https://x.test${path}`),
        ),
        (url) => {
          const id = entityId(url);
          expect(entityId(id)).toBe(id);
          expect(id).toMatch(/^\/(?!\/)/);
        },
      ),
    );
  });

  it('is the path that the URL parser returns if nothing needs repair', () => {
    const plain = /^(https?:\/\/[a-z]{1,5}([.-][a-z]{1,4})?(:\d{1,4})?)?\/(companies|placeholders)(\/[\w-]{1,6}){1,3}$/;
    fc.assert(
      fc.property(fc.stringMatching(plain), (url) => {
        expect(entityId(url)).toBe(new URL(url, 'https://registry.example').pathname);
      }),
    );
  });
});

describe('an entity', () => {
  it('has the kind given by its path, whatever its type', () => {
    expect(toEntity('/placeholders/7', 'X', 'Company').kind).toBe('placeholder');
    expect(toEntity('/companies/us_de/7', 'X', 'Placeholder')).toMatchObject({
      kind: 'company',
      jurisdiction: 'us_de',
    });
  });

  it.each([
    ['/placeholders/7', 'Person', 'person'],
    ['/placeholders/7', 'unknown', 'unknown'],
    ['/placeholders/7', 'toString', 'placeholder'],
    ['/companies/gb/7', 'Person', 'company'],
    ['/statements/7', 'Unknown', 'unknown'],
    ['/statements/7', undefined, 'unknown'],
    ['/elsewhere/7', 'Placeholder', 'placeholder'],
    ['/elsewhere/7', undefined, 'company'],
  ])('at %s of the type %s is of the kind %s', (path, type, kind) => {
    expect(toEntity(path, 'X', type).kind).toBe(kind);
  });

  it('has the more specific of two kinds, in either order', () => {
    for (const a of ENTITY_KINDS) {
      for (const b of ENTITY_KINDS) expect(surerKind(a, b)).toBe(surerKind(b, a));
    }
    expect(surerKind('placeholder', 'person')).toBe('person');
  });

  it('has a name without bidirectional marks', () => {
    expect(toEntity('/companies/gb/1', ' evil \u202ename\u202c\u0000 Ltd ').name).toBe('evil name Ltd');
  });
});

describe('the path of an entity', () => {
  it.each([
    ['/companies/gb/1', true],
    ['/placeholders/4', true],
    ['/companies/gb', false],
    ['/officers/4', false],
    ['/statements/4', false],
    ['/', false],
  ])('%s is one: %s', (path, answer) => {
    expect(isEntityPath(path)).toBe(answer);
  });

  it.each([
    ['/placeholders/4', true],
    ['/statements/4', true],
    ['/statements/4/x', false],
    ['/officers/4', false],
  ])('%s may be an end of a relationship: %s', (path, answer) => {
    expect(isEndPath(path)).toBe(answer);
  });
});
