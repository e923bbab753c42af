import type { StandardSchemaV1 } from '@standard-schema/spec';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { resolveInWords } from '../../words/word-problem.ts';

/** A form validated with an API schema. @param initial initial values of the fields. */
export function useContractForm<Input extends FieldValues, Output>(
  schema: StandardSchemaV1<Input, Output>,
  initial: DefaultValues<NoInfer<Input>>,
): UseFormReturn<Input, unknown, Output> {
  return useForm({ resolver: resolveInWords(schema), defaultValues: initial });
}

/**
 * @param opened the values that the form opened with; what is cached may be newer by now
 * @returns the values that differ from them, so that what someone else saved in the meantime isn't overwritten
 */
export function pickChanged<Values extends object>(opened: object = {}, now: Values): Partial<Values> {
  const write = (value: unknown) => JSON.stringify(value ?? '');
  const changed = Object.entries(now).filter(([name, value]) => write(value) !== write(Reflect.get(opened, name)));
  return Object.fromEntries(changed) as Partial<Values>;
}

/** @returns a field's props and error: `<TextField label="Name" {...fieldOf(form, 'name')} />` */
export function fieldOf<Input extends FieldValues, Output, Name extends FieldPath<Input>>(
  { register, getFieldState, formState }: UseFormReturn<Input, unknown, Output>,
  name: Name,
  options?: RegisterOptions<Input, Name>,
) {
  return { ...register(name, options), error: getFieldState(name, formState).error?.message };
}
