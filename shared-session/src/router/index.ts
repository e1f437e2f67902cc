/**
 * The router facade: the exports of the router that shell and remotes may use. It is shared in place of the
 * router package, whose whole surface would defeat tree shaking; adding an export here widens the contract.
 *
 * @packageDocumentation
 */

export {
  Link,
  NavLink,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { SharedRouter } from './shared-router.tsx';
export { getHistory, navigate, subscribeHistory } from './history-store.ts';
