import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * LOG-12: a form's values live as long as anything remembers one of its functions or fields: the router does, by the
 * stack of what it aborted, and React, by the last field that had the focus. So whatever was typed is dropped when the
 * form goes. Comes after whoever listens to it.
 */
export function useForgetTyped<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { getValues, setValue, reset } = form;
  useEffect(
    () => () => {
      for (const [name, value] of Object.entries(getValues())) {
        if (typeof value === 'string')
          setValue(name as FieldPath<Values>, '' as FieldPathValue<Values, FieldPath<Values>>);
      }
      reset();
    },
    [getValues, setValue, reset],
  );
}
