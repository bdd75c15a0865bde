import { useLanguage } from '#language';
import { Badge } from '@/components/record/record-parts';
import { Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import { takenHref } from '@/lib/api/download/menu';
import { ENDPOINTS, type Endpoint, type EndpointName } from '@/lib/contract/endpoints';
import { fieldOfVariable } from '@/lib/contract/examples-address';
import { type DescribedApi, endpointsOf, exampleOf } from '@/lib/contract/openapi';
import { EXTENSIONS_OF, parameterTypes, tokenNote } from '@/lib/contract/openapi-parameters';
import { GROUPS, type Group } from '@/lib/contract/openapi-words';
import { DEFAULT_VERSION_PREFIX, type Parameter } from '@/lib/contract/parameters';
import type { Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { meaningIn } from '@/lib/words/format/interface';
import { referenceWords } from '@/lib/words/reference';
import { TryForm } from './try-form';

/** The fragment of a group's heading: `Filings, data, statements` → `filings-data-statements`. */
const groupId = (group: Group): string => group.toLowerCase().replace(/[^a-z]+/g, '-');

const formatCode = (content: string) => <code>{content}</code>;
const openApi = (content: string) => <a href="/api/openapi.json">{content}</a>;
const overview = (content: string) => <a href="/llms.txt">{content}</a>;
const client = (content: string) => <a href="/api/client.ts">{content}</a>;

const bulkPage = (content: string) => <Link href={links.downloads()}>{content}</Link>;
const bulkList = (content: string) => <a href={takenHref(links.downloads(), 'json')}>{content}</a>;

function Groups() {
  const words = useWords(referenceWords);
  return (
    <nav aria-label={words.groups} className="mt-6">
      <ul className="flex flex-wrap gap-2 text-sm">
        {GROUPS.map((group) => (
          <li key={group}>
            <a
              href={`#${groupId(group)}`}
              className="block rounded border border-line-strong px-3 py-1.5 hover:bg-sunken"
            >
              {words.group(group)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Rules for all endpoints, and links to their groups. */
export function ReferenceIntroduction({ api }: { api: DescribedApi }) {
  const { origin, token, source, limits } = api;
  const base = `${origin}/${DEFAULT_VERSION_PREFIX}`;
  const words = useWords(referenceWords);
  const forms = useForms();
  return (
    <>
      <div className="max-w-prose space-y-3">
        <p>{words.isRead(formatCode, DEFAULT_VERSION_PREFIX)}</p>
        <p>
          {words.access[token === 'optional' ? 'B' : 'A'](forms, limits.daily, limits.monthly)}{' '}
          {words.token(formatCode)} {source === 'upstream' && words.inFront}
        </p>
        <p>
          {words.forPrograms(openApi, client, overview, formatCode(base), formatCode(`${origin}/mcp`))}{' '}
          {source === 'embedded' && words.bulk(bulkPage, bulkList)}
        </p>
      </div>
      <Groups />
    </>
  );
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  meaning: string;
  /** An example value. */
  example?: string;
  /** The initial value. */
  value?: string;
  choices?: readonly string[];
  required?: boolean;
}

const BOX = 'w-full rounded border border-line-strong bg-surface px-2 py-1.5 text-sm';

/** One parameter: its name, its format and its meaning. */
function Field({ id, name, label, meaning, example, value, choices, required }: FieldProps) {
  const words = useWords(referenceWords);
  const described = { id, name, required, defaultValue: value ?? '', 'aria-describedby': `${id}-meaning` };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-mono text-sm">
        {label}
      </label>
      {choices ? (
        <select {...described} className={BOX}>
          <option value="">{words.notSent}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...described} autoComplete="off" spellCheck={false} className={BOX} />
      )}
      <p id={`${id}-meaning`} className="mt-1 text-muted text-xs">
        {meaning}
        {example && !choices && words.example(<code>{example}</code>)}
      </p>
    </div>
  );
}

type FieldOf = Omit<FieldProps, 'id'>;
type ReferenceWords = (typeof referenceWords)['en'];

const BOOLEAN = ['true', 'false'];

/** The meaning of a parameter, its replacement if deprecated, and whether it needs a token. */
function meaningOf(name: string, parameter: Parameter, language: Language): string {
  const words = referenceWords[language];
  const { token, deprecated } = parameter;
  const meaning = meaningIn(name, parameter.meaning, language);
  const described = deprecated ? words.deprecated(meaning, deprecated) : meaning;
  if (tokenNote(parameter) === '' || !token) return described;
  return token === true ? words.formB(described) : words.formBValues(described, token.join(', '));
}

function ownFields({ fields }: ReferenceWords): FieldOf[] {
  return [
    { name: 'format', label: 'format', meaning: fields.format, choices: ['json', 'xml'] },
    { name: 'api_token', label: 'api_token', meaning: fields.token },
  ];
}

function pathFields(variables: Record<string, string>, { fields }: ReferenceWords): FieldOf[] {
  return Object.entries(variables).map(([variable, value]) => ({
    name: fieldOfVariable(variable),
    label: variable,
    meaning: fields.path,
    value,
    required: true,
  }));
}

function fieldsOf(name: EndpointName, language: Language): FieldOf[] {
  const { parameters }: Endpoint = ENDPOINTS[name];
  const words = referenceWords[language];
  const { variables, parameters: examples, shown = [] } = exampleOf(name);
  const field = (parameter: string, declared: Parameter, example: string | undefined): FieldOf => ({
    name: parameter,
    label: parameter,
    meaning: meaningOf(parameter, declared, language),
    example,
    value: shown.includes(parameter) ? example : undefined,
    choices: declared.kind === 'boolean' ? BOOLEAN : declared.kind === 'choice' ? declared.values : undefined,
  });
  const given = Object.entries(parameters).map(([parameter, declared]) =>
    field(parameter, declared, examples[parameter]),
  );
  const extensions = Object.entries(EXTENSIONS_OF[name] ?? {}).map(([parameter, declared]) =>
    field(parameter, declared, declared.example),
  );
  return [...pathFields(variables, words), ...given, ...extensions, ...ownFields(words)];
}

/** All parameters of an endpoint as a form, filled so that it can be sent at once. */
function EndpointForm({ name, origin }: { name: EndpointName; origin: string }) {
  const fields = fieldsOf(name, useLanguage());
  const base = `${origin}/${DEFAULT_VERSION_PREFIX}`;
  const example = fields.map((field) => [field.name, field.value ?? ''] as const);
  return (
    <TryForm name={name} path={ENDPOINTS[name].path} base={base} example={example} types={parameterTypes(name)}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field) => (
          <Field key={field.name} id={`${name}-${field.name.replace(':', 'path-')}`} {...field} />
        ))}
      </div>
    </TryForm>
  );
}

interface EndpointGroupProps {
  group: Group;
  origin: string;
}

/** The endpoints of a group, each folded to its path and result. */
export function EndpointGroup({ group, origin }: EndpointGroupProps) {
  const words = useWords(referenceWords);
  return (
    <Section id={groupId(group)} title={words.group(group)}>
      <ul className="space-y-3">
        {endpointsOf(group).map((name) => (
          <li key={name} id={name} className="scroll-mt-4">
            <details className="rounded border border-line bg-raised">
              <summary className="cursor-pointer px-4 py-3 hover:bg-sunken">
                <span className="font-medium font-mono text-sm">/{ENDPOINTS[name].path}</span>{' '}
                {ENDPOINTS[name].token === 'always' && <Badge>{words.needsToken}</Badge>}
                <span className="block text-muted text-sm">{words.summary(name)}</span>
              </summary>
              <div className="border-line border-t px-4 py-4">
                <EndpointForm name={name} origin={origin} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
