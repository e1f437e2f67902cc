import { TextField } from '@aura/shared-ui';

interface Props {
  readonly label?: string;
  readonly name?: string;
  readonly error: string | undefined;
}

/** The address of an account, which password managers and phone keyboards recognise. */
export const EmailField = ({ label = 'E-mail', name = 'email', error }: Props) => (
  <TextField
    label={label}
    name={name}
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    error={error}
  />
);
