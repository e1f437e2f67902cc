interface Principle {
  readonly title: string;
  readonly text: string;
}

/** How a conclusion comes about, in order. */
export const METHOD: readonly Principle[] = [
  {
    title: 'A evidência',
    text: 'Cada ponto forte cita a linha do currículo ou a resposta que o sustenta. Sem evidência, não há ponto forte.',
  },
  {
    title: 'A regra',
    text: 'Regras escritas transformam evidências em pontuação. As partes e os pesos ficam ao lado do número, e qualquer pessoa pode refazer a conta.',
  },
  {
    title: 'A versão',
    text: 'Toda pontuação guarda a versão da regra que a produziu. Os mesmos dados, na mesma versão, dão sempre o mesmo número.',
  },
  {
    title: 'O que falta',
    text: 'O que não dá para avaliar fica sem nota, em vez de contar como zero. A tela mostra quanto foi avaliado e qual informação completaria o quadro.',
  },
];

/** What the product does not do, whoever asks. */
export const REFUSALS: readonly Principle[] = [
  {
    title: 'Prometer emprego',
    text: 'Mostramos a distância até o cargo e o que fazer a seguir. A contratação depende de decisões que não são nossas.',
  },
  {
    title: 'Julgar rosto, emoção ou sotaque',
    text: 'No simulador de entrevista, por texto ou por voz, só o conteúdo da resposta conta.',
  },
  {
    title: 'Deixar a nota com um modelo de linguagem',
    text: 'As pontuações vêm das regras. Um modelo, quando está ativado, só escreve sugestões de texto.',
  },
  {
    title: 'Inventar experiência',
    text: 'As sugestões reescrevem o que a pessoa informou. Nenhum cargo, número ou curso aparece do nada.',
  },
  {
    title: 'Expor uma pessoa à empresa dela',
    text: 'O RH vê grupos de pelo menos 5 pessoas. O resultado do mapeamento comportamental, só a própria pessoa vê.',
  },
  {
    title: 'Rastrear sem permissão',
    text: 'Antes de alguém escolher “Aceitar”, nenhuma medição acontece.',
  },
  {
    title: 'Reter dados',
    text: 'Em Configurações, cada pessoa exporta tudo o que é seu ou apaga a conta.',
  },
];
