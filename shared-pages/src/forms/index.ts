export { emailError, nameError, passwordError } from './account-fields.ts';
export { newPasswordError, PASSWORD_HINT } from './new-password.ts';
export { useAlive } from './use-alive.ts';
export { useAttempt, type Attempt } from './use-attempt.ts';
export { fieldErrors, useForm, type FieldErrors } from './use-form.ts';
