import { defineRemote } from '@aura/shared-federation/contract';

/* A remote made for the journeys: it shows its version and goes wrong on request. */
export default defineRemote({
  name: 'sample',
  owner: 'plataforma',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    {
      path: '/ensaio',
      access: 'public',
      title: 'Ensaio',
      description: 'Uma página que mostra sua versão e falha quando alguém pede.',
    },
    {
      path: '/ensaio/tardia',
      access: 'public',
      title: 'Ensaio: página tardia',
      description: 'Uma página cujo código só vem quando alguém a abre.',
    },
  ],
  navigation: [{ label: 'Ensaio', path: '/ensaio', order: 90 }],
});
