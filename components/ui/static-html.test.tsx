import fc from 'fast-check';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withoutControls } from '@/lib/shared/text';
import { htmlOf } from './static-html';

/**
 * The HTML of React, without the two differences: control characters, and the escapes of apostrophes and carriage
 * returns.
 */
const byReact = (node: ReactNode): string =>
  withoutControls(renderToStaticMarkup(node)).replaceAll('&#x27;', '&#39;').replaceAll('\r', '&#13;');

const text = fc.string({ unit: 'binary' });

const props = fc.record(
  {
    className: text,
    id: text,
    title: text,
    'aria-hidden': fc.boolean(),
    'data-page': fc.oneof(text, fc.boolean()),
    hidden: fc.boolean(),
    tabIndex: fc.integer(),
    lang: fc.constantFrom(undefined, 'cy'),
    style: fc.record({ maxWidth: fc.nat(), opacity: fc.constantFrom(0, 0.5), left: fc.constantFrom('', '5%') }),
  },
  { requiredKeys: [] },
);

const Named = ({ of, children }: { of: string; children: ReactNode }) => <b title={of}>{children}</b>;

const { tree } = fc.letrec<{ tree: ReactNode; element: ReactElement }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, fc.integer(), fc.boolean(), fc.constantFrom(null, undefined)),
    tie('element'),
    fc.array(tie('element')).map((all) => all.map((one, at) => <Fragment key={String(at)}>{one}</Fragment>)),
  ),
  element: fc.oneof(
    fc.tuple(fc.constantFrom('div', 'p', 'svg', 'td'), props, tie('tree')).map(([Tag, given, children]) => (
      <Tag key="tag" {...given}>
        {children}
      </Tag>
    )),
    fc.tuple(text, tie('tree')).map(([of, children]) => (
      <Named key="named" of={of}>
        {children}
      </Named>
    )),
    props.map((given) => <br key="br" {...given} />),
  ),
}));

async function Waits() {
  return null;
}

const InBrowser = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });

describe('elements as HTML', () => {
  it('are the same as rendered by React', () => {
    fc.assert(
      fc.property(tree, (node) => {
        expect(htmlOf(node)).toBe(byReact(node));
      }),
    );
  });

  it.each<[string, ReactNode]>([
    [
      'a picture',
      <path key="1" strokeWidth={2} strokeDasharray="5 4" markerEnd="url(#a)" fillOpacity={0.5} d="M0 0" />,
    ],
    ['words in a picture', <text key="1" textAnchor="middle" fontSize="11" fontWeight={600} />],
    ['styles of a picture', <g key="1" style={{ paintOrder: 'stroke', strokeWidth: 4, unicodeBidi: 'plaintext' }} />],
    ['a folded part', <details key="1" open={true} />],
    [
      'a label',
      <label key="1" htmlFor="box">
        Box
      </label>,
    ],
    ['a hidden field', <input key="1" type="hidden" name="q" value={'a"&b'} />],
    ['a field with a first value', <input key="1" type="number" required min={2} defaultValue={2} />],
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
    ['a text that is markup already', <style key="1" dangerouslySetInnerHTML={{ __html: 'a>b{}' }} />],
    ['a popover', <span key="1" id="a" popover="auto" />],
  ])('render %s as React does', (_, node) => expect(htmlOf(node)).toBe(byReact(node)));

  it.each(['javascript:alert(1)', ' \u0001JaVa\nScript\t:alert(1)'])('omit an address that is a script: %j', (href) => {
    expect(htmlOf(<a href={href}>name</a>)).toBe('<a>name</a>');
  });

  it.each<[string, ReactElement]>([
    ['waits', <Waits key="1" />],
    ['runs in a browser', <InBrowser key="1" />],
    ['answers a press', <button key="1" type="button" onClick={() => undefined} />],
  ])('cannot be made of what %s', (_, element) => expect(() => htmlOf(element)).toThrow());
});
