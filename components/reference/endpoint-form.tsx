import { useLanguage } from '#language';
import { ENDPOINTS, type Endpoint, type EndpointName } from '@/lib/contract/endpoints';
import { fieldOfVariable } from '@/lib/contract/examples-address';
import { tokenNote } from '@/lib/contract/openapi';
import { EXTENSIONS_OF } from '@/lib/contract/openapi-extensions';
import { exampleAddress, exampleOf } from '@/lib/contract/openapi-overview';
import type { Parameter } from '@/lib/contract/parameters';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/versions';
import type { Language } from '@/lib/shared/language/languages';
import { meaningIn } from '@/lib/words/interface';
import { referenceWords } from '@/lib/words/reference';
import { Field, type FieldProps } from './field';
import { TryForm } from './try-form';

type FieldOf = Omit<FieldProps, 'id'>;
type ReferenceWords = (typeof referenceWords)['en'];

const BOOLEAN = ['true', 'false'];

/** What a parameter means, what to use instead, and what Form B keeps for callers with a token. */
function meaningOf(parameter: Parameter, language: Language): string {
  const words = referenceWords[language];
  const { token, deprecated } = parameter;
  const meaning = meaningIn(parameter.meaning, language);
  const told = deprecated ? words.deprecated(meaning, deprecated) : meaning;
  if (tokenNote(parameter) === '' || !token) return told;
  return token === true ? words.formB(told) : words.formBValues(told, token.join(', '));
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
    meaning: meaningOf(declared, language),
    example,
    value: shown.includes(parameter) ? example : undefined,
    choices: declared.kind === 'boolean' ? BOOLEAN : declared.values,
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
export function EndpointForm({ name, origin }: { name: EndpointName; origin: string }) {
  const language = useLanguage();
  const base = `${origin}/${DEFAULT_VERSION_PREFIX}`;
  return (
    <TryForm name={name} path={ENDPOINTS[name].path} base={base} example={exampleAddress(name)}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {fieldsOf(name, language).map((field) => (
          <Field key={field.name} id={`${name}-${field.name.replace(':', 'path-')}`} {...field} />
        ))}
      </div>
    </TryForm>
  );
}
