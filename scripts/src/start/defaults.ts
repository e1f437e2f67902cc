/** What the platform runs on when nothing is configured, one line per part that exists. */
export const DEFAULT_LINES: readonly string[] = [
  'Contas, dados e servidor: emuladores do Firebase nesta máquina; os dados ficam em .local/data',
  'Entrada com o Google: janela do emulador, sem rede',
  'Métricas: mostradas no console do navegador, e só depois de Aceitar',
];
