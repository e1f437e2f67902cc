/** Words too small or too general to say what a text is about, folded. */
export const GENERAL: ReadonlySet<string> = new Set(
  // Articles, prepositions, pronouns, conjunctions and adverbs.
  (
    'a o as os um uma uns umas ao aos de do da dos das em no na nos nas num numa nuns numas por pelo pela pelos pelas para pra pro com sem sob ' +
    'sobre entre ate desde apos perante contra durante e ou mas nem que se pois porque porem como quando onde quanto quanta quantos quantas ' +
    'qual quais quem cujo cuja eu tu ele ela nos eles elas voce voces me te lhe lhes nos vos si mim meu minha meus minhas seu sua seus suas ' +
    'nosso nossa nossos nossas dele dela deles delas isso isto aquilo esse essa esses essas este esta estes estas aquele aquela nisso nisto ' +
    'nesse nessa neste nesta disso disto desse dessa deste desta daquele daquela algo algum alguma alguns algumas alguem ninguem nenhum ' +
    'nenhuma nada tudo todo toda todos todas cada outro outra outros outras mesmo mesma proprio propria qualquer quaisquer tal tais muito ' +
    'muita muitos muitas pouco pouca poucos poucas mais menos tao tanto tanta bem mal melhor pior sim nao ja ainda so agora hoje ontem antes ' +
    'depois logo sempre nunca aqui ali la ca entao assim tambem apenas quase alem dentro fora perto longe cima baixo frente tras enquanto ' +
    // Verbs that go with anything.
    'ser estar ter haver ir vir fazer dar poder dever querer ficar deixar passar levar chegar voltar ver dizer sou es era foi fui fosse sao ' +
    'somos eram foram sera seria estou esta estao estava estavam esteve tem tenho temos tinha tinham teve tive teria ha havia houve vai vou ' +
    'vamos vao ia iam vem faz fez fiz faco faria fazia feito da deu dei dava pode posso podia deve devia quer queria fica ficou fiquei passou ' +
    'passei levou levei chegou voltou voltei ' +
    // What questions are asked with, and what anything can be counted and dated in.
    'conte conta contar fale falar descreva descrever relate relatar lembre lembra relembre pense explique detalhe traga diga dizer caso casos ' +
    'situacao vez vezes momento ocasiao exemplo exemplos pessoa pessoas gente coisa coisas parte jeito modo forma maneira ponto lado tipo lugar ' +
    'dia dias hora horas minuto minutos semana semanas mes meses ano anos tempo inicio fim final comeco meio metade um dois duas tres quatro ' +
    'cinco seis sete oito nove dez vinte trinta cem mil milhao milhoes primeiro primeira segundo segunda terceiro terceira ultimo ultima grande ' +
    'grandes pequeno pequena novo nova novos novas bom boa bons boas certo certa diferente diferentes trabalho trabalhou trabalhar gostaria ' +
    'precisou precisa preciso costuma acha acho vida casa nome ' +
    // The same in English.
    'an the and or but nor of in on at to from for with without by as if so than then that this these those it its he she they we you me him ' +
    'her us them my your his our their who whom whose which what when where why how all any some each every both other another such no not ' +
    'nothing something someone anyone everybody nobody more most less much many few very too just only also even still again ever never now ' +
    'here there about into onto over under up down out off after before during while until because be am is are was were been being have has ' +
    'had do does did done would could should will can may might must go goes went gone get got give gave given take took taken make made let ' +
    'come came tell told talk describe walk think say said time times day days week weeks month months year years hour hours minute minutes one ' +
    'two three four five six seven eight nine ten first second third last big small new good great well way thing things people person place ' +
    'example work worked working someone back around between through example part kind'
  ).split(' '),
);
