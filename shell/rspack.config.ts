import { shellConfig } from '@aura/shared-federation/build';
import { SHELL_ROUTES } from './src/routing/shell-routes.ts';

export default shellConfig({ dir: import.meta.dirname, routes: SHELL_ROUTES.map((route) => route.path) });
