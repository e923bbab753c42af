import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

/** A form that is checked as the contract wants it. @param initial what it begins with. */
export function useContractForm<Input extends FieldValues, Output>(
  schema: StandardSchemaV1<Input, Output>,
  initial: DefaultValues<NoInfer<Input>>,
): UseFormReturn<Input, unknown, Output> {
  return useForm({ resolver: standardSchemaResolver<Input, unknown, Output>(schema), defaultValues: initial });
}

/** A field of a form, with what is wrong with it: `<TextField label="Name" {...fieldOf(form, 'name')} />`. */
export function fieldOf<Input extends FieldValues, Output, Name extends FieldPath<Input>>(
  { register, getFieldState, formState }: UseFormReturn<Input, unknown, Output>,
  name: Name,
  options?: RegisterOptions<Input, Name>,
) {
  return { ...register(name, options), error: getFieldState(name, formState).error?.message };
}
