import { TextInput } from '@hub/web/parts';
import { useEffect, useRef, type ComponentProps } from 'react';

type Props = ComponentProps<typeof TextInput> & { /** What the address says. */ value: string };

/** A field that follows the address. It stays where it is when that changes, and so does the focus of who typed there. */
export function AddressInput({ value, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return <TextInput {...rest} ref={field} defaultValue={value} />;
}

/** What a list is searched for. */
export function FindInput(props: Props) {
  return <AddressInput {...props} name="find" autoComplete="off" data-search-field="" />;
}
