export { RecentLogin } from './recent-login.tsx';
