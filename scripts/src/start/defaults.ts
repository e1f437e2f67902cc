/** What the platform runs on when nothing is configured, one line per part that exists. */
export function defaultLines(env: NodeJS.ProcessEnv): readonly string[] {
  return [
    'Contas, dados e servidor: emuladores do Firebase nesta máquina; os dados ficam em .local/data',
    'Entrada com o Google: janela do emulador, sem rede',
    'Métricas: mostradas no console do navegador, e só depois de Aceitar',
    env['GEMINI_API_KEY']
      ? 'Textos dos otimizadores: um modelo do Gemini pode reescrevê-los, com a chave de GEMINI_API_KEY'
      : 'Textos dos otimizadores: escritos por regras; a escrita por um modelo fica desligada sem GEMINI_API_KEY',
  ];
}
