import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote({
  name: 'cockpit',
  shellApi: { min: 1, max: 1 },
  audience: 'gestor_rh',
  routes: [
    {
      path: '/cockpit',
      access: 'gestor_rh',
      title: 'Painel de Gestão',
      description: 'Indicadores agregados do desenvolvimento das pessoas da empresa, sem expor ninguém.',
    },
  ],
  navigation: [{ label: 'Painel de Gestão', path: '/cockpit', order: 40, role: 'gestor_rh' }],
});
