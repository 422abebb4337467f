import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A form's check that comes when it is first needed (zod weighs as much as all else of a form). `load` is a dynamic import; `prepare`
 * asks for it at the form's first touch. Where it does not arrive, nothing is refused here: the server checks by the same schema.
 */
export const lazyResolver = <Input extends FieldValues, Context, Output>(
  load: () => Promise<Resolver<Input, Context, Output>>,
) => {
  const loaded = () => load().catch(() => null);
  const resolver: Resolver<Input, Context, Output> = async (values, context, options) => {
    const resolve = await loaded();
    return resolve ? resolve(values, context, options) : { values: values as unknown as Output, errors: {} };
  };
  return { resolver, prepare: () => void loaded() };
};
