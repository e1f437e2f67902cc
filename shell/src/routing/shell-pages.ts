import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import type { ComponentType } from 'react';
import type { ShellPath } from './shell-routes.ts';

/** The component of every shell route; a route without a page does not compile. */
export const SHELL_PAGES: Readonly<Record<ShellPath, ComponentType>> = {
  '/': lazyWithRetry(() => import('../pages/home/index.ts')),
  '/login': lazyWithRetry(() => import('../pages/login/index.ts')),
  '/signup': lazyWithRetry(() => import('../pages/signup/index.ts')),
  '/perfil': lazyWithRetry(() => import('../pages/perfil/index.ts')),
  '/configuracoes': lazyWithRetry(() => import('../pages/configuracoes/index.ts')),
};

export const NotFound = lazyWithRetry(() => import('../pages/not-found/index.ts'));
export const Restricted = lazyWithRetry(() => import('../pages/restricted/index.ts'));
