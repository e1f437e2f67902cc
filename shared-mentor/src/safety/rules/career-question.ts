import type { Sign } from './evidence.ts';

/** What is asked of a mentor, and of nobody else. */
export const CAREER_QUESTION: Sign = {
  weight: 2,
  phrases: [
    'como (?:eu )?(?:peco|pedir|proponho|mostro|mostrar|me preparo|me preparar|apresento|apresentar|descrevo|descrever|organizo|conduzo|levo|negocio|negociar|escrevo|priorizo|explico|explicar|conto|retomo|construo|aproveito|ganho|coloco|valorizo|adapto|recupero|melhoro|destaco|divulgo|consigo clientes|treino|me destaco|planejo|preciso|precifico|me apresento|combino|testo|decido|abordo|digo|falo d[aeo]|respondo|responder|convers\\w+|agradec\\w+|agradeco|apoio|apoiar|me integro|mantenho|me aproximo)',
    '(?:no|meu|no meu|do) (?:curriculo|linkedin|portfolio|perfil)|que (?:cursos?|vagas?|palavras|areas?|caminhos|certificac\\w+|perguntas|argumentos|formac\\w+|competencias|titulo|atitudes|assuntos|experiencia|pos graduacao|documentos)|por onde comeco|proximos? passos?|voltar ao mercado|quero (?:migrar|mudar de area|me recolocar|crescer|atuar|aprender|virar|ser|comecar)|plano de (?:carreira|desenvolvimento)|que roupa|para chegar preparad[oa]|minha primeira entrevista|vale a pena (?:fazer|estudar|aceitar)|minha pretensao|para a vaga',
  ],
};
