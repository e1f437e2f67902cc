/** The same in one phrase. */
export const VIOLENCE_HINTS: readonly string[] = [
  'd(?:ar|ou|o|aria) (?:um )?fim (?:n[oa]s?|em|nel[ea])(?: (?:meu|minha|aquel[ea]|ess[ea]|n?el[ea]))? ?(?:chefe|chefa|gerente|patrao|patroa|colega|supervisor[a]?|encarregad[oa]|cara|desgracad[oa]|diretor[a]?|coordenador[a]?|infeliz|mulher|homem)',
  '(?:levei|tomei|levou|deu|deram|recebi)(?: \\w+){0,2} (?:cadeirad|garrafad|pedrad|paulad|martelad|vassourad|cotovelad|cabecad|joelhad|chinelad|bofetad|sapatad|mochilad|tijolad|cintad|coronhad)\\w+',
  'me (?:deu|deram|dava|da|meteu|sentou)(?: \\w+){0,2} (?:tapas?|socos?|murros?|chutes?|coronhadas?|bofetad\\w+|tabefes?|cintad\\w+|pontap\\w+)(?! de (?:luva|realidade))',
  'atir(?:ou|aram) (?:na|no|em|contra|nos|nas) (?!tod|pe\\b|escuro|proprio)\\w+',
  '(?:entr\\w+|cheg\\w+)(?: \\w+){1,5} atirando',
  'prefiro furar (?:el[ea]|o)',
];

export const NO_VIOLENCE: readonly string[] = [
  'jog\\w+(?: (?:isso|tudo|o|a|papel|papeis|folhas?|o relatorio|o papel|verdades?|coisas))? na (?:minha )?cara',
  '(?:facadas?|punhaladas?|tiros?|apunhal\\w+)(?: \\w+)? (?:nas|pelas) costas',
  'me (?:tranc\\w+|prend\\w+) (?:em|numa|no|na|nas) (?:reuni\\w+|call\\w*|calls|planilha\\w*|sala de reuni\\w+|projeto|tarefa\\w*|apresentac\\w+)',
  '(?:tcc?|pesquisa*|artigo*|dissertacao|tese|livro|monografia|materia|reportagem|palestra*|curso*|projeto*|ong|campanha*)(?: \\w+){0,8} (?:exploracao sexual|trafico (?:de pessoas|humano)|trabalho escravo|violencia \\w+)(?: e (?:o )?trafico (?:de pessoas|humano))?',
  '(?:cliente|mercado|concorrencia|concorrente|recrutador*|chefe|gestor*|entrevistador*|prova|case|reuniao|diretor*|banca|planilha|vaga|processo)(?: \\w+){0,2} me (?:metralh*|bombarde*|derrub*|atac*|cerc*|encurral*|imobiliz*|mord*)(?: \\w+)? (?:de|com|nas|na|no|em) (?:perguntas?|duvidas?|tarefas?|e ?mails?|preco|argument*|vendas|entrevista|etapa|dinamica|demandas?)',
];
