export { SignupPage as default } from './signup-page.tsx';
