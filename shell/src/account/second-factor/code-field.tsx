import { TextField } from '@aura/shared-ui';

/** Why a code of an authenticator app is refused, or null: it has six digits, with or without a blank between. */
export const checkCode = (code: string): string | null =>
  /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? null : 'O código tem seis algarismos.';

/** The field of a code; devices that know it may fill it in. */
export const CodeField = ({ error }: { readonly error: string | undefined }) => (
  <TextField
    label="Código de seis algarismos"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    required
    data-autofocus
    error={error}
  />
);
