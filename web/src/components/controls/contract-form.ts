import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type DefaultValues, type FieldPath, type FieldValues, type RegisterOptions, useForm } from 'react-hook-form';

/**
 * A form that is checked as the contract wants it. `<TextField label="Name" {...form.field('name')} />` is a field of it, with what is wrong
 * with it. @param initial what it begins with.
 */
export function useContractForm<Input extends FieldValues, Output>(
  schema: StandardSchemaV1<Input, Output>,
  initial: DefaultValues<NoInfer<Input>>,
) {
  const form = useForm<Input, unknown, Output>({ resolver: standardSchemaResolver(schema), defaultValues: initial });
  return {
    ...form,
    field: <Name extends FieldPath<Input>>(name: Name, options?: RegisterOptions<Input, Name>) => ({
      ...form.register(name, options),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
  };
}
