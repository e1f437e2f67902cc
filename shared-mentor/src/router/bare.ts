/** Greetings, thanks and words that ask for help without saying with what. */
const BARE = new Set(
  'oi ola ei hey bom boa dia tarde noite tudo bem beleza obrigado obrigada valeu ok certo sim nao talvez hmm hm por favor me meu minha eu voce pode poderia quero queria preciso precisava gostaria de um uma uns ajuda ajudar ajude conselho dica dicas sugestao sugestoes alguma algum duvida problema pergunta coisa saber falar conversar perguntar sei o que a e com estou tenho fazer faco dar da do ai agora acha so isso aqui'.split(
    ' ',
  ),
);

/** Whether a normal message says nothing of its own. */
export const isBare = (normal: string): boolean => normal.split(' ').every((word) => BARE.has(word));
