export { checkEmail, checkName, checkPassword } from './account-fields.ts';
export { checkNewPassword, PASSWORD_HINT } from './new-password.ts';
export { useAlive } from './use-alive.ts';
export { useAttempt, type Attempt } from './use-attempt.ts';
export { keepErrors, useForm, type FieldErrors } from './use-form.ts';
