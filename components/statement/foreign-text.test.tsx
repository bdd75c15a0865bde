import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { company, statement } from '@/lib/records/statement/statement.fixture';
import { toFields } from '@/lib/records/statement/value';
import { FieldFacts } from './field-facts';
import { StatementEnds } from './statement-list';
import { StatementProfile } from './statement-profile';

const facts = (properties: Record<string, unknown>): string =>
  renderToStaticMarkup(<FieldFacts fields={toFields(properties)} />);

const profile = (part: Parameters<typeof statement>[0], isOwnRegister = true): string =>
  renderToStaticMarkup(
    <StatementProfile statement={statement(part)} today="2026-11-21" isOwnRegister={isOwnRegister} />,
  ).replaceAll('<!-- -->', '');

describe('untrusted text', () => {
  it('is escaped, and links only to web addresses', () => {
    const html = facts({ '<b>key</b>': '<img src=x>', url: 'javascript:alert(1)', page: 'https://register.example/a' });
    expect(html).not.toMatch(/<img|<b>|href="javascript/);
    expect(html).toContain('href="https://register.example/a"');
  });

  it('keeps its direction', () => {
    expect(facts({ name: 'شركة' })).toContain('<bdi class="whitespace-pre-line">شركة</bdi>');
    expect(profile({ object_entities: [company('חברה')] })).toContain('<bdi>חברה</bdi>');
  });

  it('null is "not stated" at the first level and omitted below', () => {
    expect(facts({ status: null, inner: { a: null, b: 'x' } }).match(/Not stated/g)).toHaveLength(1);
  });
});

describe('a statement', () => {
  it('has a page, however little data it has', () => {
    const html = profile({ data_type: 'never_seen', predicate: null, subject_entities: null, object_entities: null });
    expect(html).toContain('No date is stated.');
    expect(html).toContain('No source is given');
    expect(html).toContain('gives a confidence, so it is not known');
    expect(html).toContain('The period is not stated.');
  });

  it('explains its confidence only for our own register', () => {
    const provenances = [{ confidence: 95, source_type: 'external', actor_type: 'bot' }, { confidence: 70 }];
    expect(profile({ provenances })).toContain('the value for a register’s own record');
    expect(profile({ provenances })).toContain('highest of 2 sources; without that source it would be 70.');
    expect(profile({ provenances }, false)).not.toContain('the value for');
  });

  it.each([
    [60, 'hides it by default, as it is not above 60'],
    [61, 'shows it by default, as it is above 60'],
  ])('with confidence %i: the network %s', (confidence, words) => {
    expect(profile({ provenances: [{ confidence }] })).toContain(words);
  });

  it('with only one end, such as a notice, shows no empty other end', () => {
    const given = statement({ data_type: 'gazette_notice', predicate: 'about', subject_entities: [] });
    expect(renderToStaticMarkup(<StatementEnds statement={given} />)).not.toContain('None named');
    const control = statement({ subject_entities: [] });
    expect(renderToStaticMarkup(<StatementEnds statement={control} />)).toContain('None named');
  });
});
