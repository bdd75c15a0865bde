import { ENDPOINTS, type Endpoint, type EndpointName } from '@/lib/contract/endpoints';
import { fieldOfVariable } from '@/lib/contract/examples-address';
import { tokenNote } from '@/lib/contract/openapi';
import { EXTENSIONS_OF } from '@/lib/contract/openapi-extensions';
import { exampleAddress, exampleOf } from '@/lib/contract/openapi-overview';
import type { Parameter } from '@/lib/contract/parameters';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/versions';
import { Field, type FieldProps } from './field';
import { TryForm } from './try-form';

type FieldOf = Omit<FieldProps, 'id'>;

const variableField = ([variable, value]: [string, string]): FieldOf => ({
  name: fieldOfVariable(variable),
  label: variable,
  meaning: 'part of the path',
  value,
  required: true,
});

const BOOLEAN = ['true', 'false'];

function parameterField(name: string, parameter: Parameter, example: string | undefined, isShown: boolean): FieldOf {
  const { kind, values, meaning, deprecated } = parameter;
  return {
    name,
    label: name,
    meaning: `${meaning}${deprecated ? `; deprecated, use ${deprecated}` : ''}${tokenNote(parameter)}`,
    example,
    value: isShown ? example : undefined,
    choices: kind === 'boolean' ? BOOLEAN : values,
  };
}

const FORMAT: FieldOf = { name: 'format', label: 'format', meaning: 'default json', choices: ['json', 'xml'] };
const TOKEN: FieldOf = { name: 'api_token', label: 'api_token', meaning: 'your token; nothing here keeps it' };

function fieldsOf(name: EndpointName): FieldOf[] {
  const { parameters }: Endpoint = ENDPOINTS[name];
  const extensions = Object.entries(EXTENSIONS_OF[name] ?? {});
  const { variables, parameters: examples, shown = [] } = exampleOf(name);
  const given = Object.entries(parameters).map(([parameter, declared]) =>
    parameterField(parameter, declared, examples[parameter], shown.includes(parameter)),
  );
  const own = extensions.map(([parameter, declared]) => parameterField(parameter, declared, declared.example, false));
  return [...Object.entries(variables).map(variableField), ...given, ...own, FORMAT, TOKEN];
}

/** All parameters of an endpoint as a form, filled so that it can be sent at once. */
export function EndpointForm({ name, origin }: { name: EndpointName; origin: string }) {
  const base = `${origin}/${DEFAULT_VERSION_PREFIX}`;
  return (
    <TryForm name={name} path={ENDPOINTS[name].path} base={base} example={exampleAddress(name)}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {fieldsOf(name).map((field) => (
          <Field key={field.name} id={`${name}-${field.name.replace(':', 'path-')}`} {...field} />
        ))}
      </div>
    </TryForm>
  );
}
