/** Brazilian federative units. */
export const BRAZILIAN_STATES: ReadonlySet<string> = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
);

/** Folded names of states, countries and ways of working that end, or are, a place in a CV. */
export const PLACE_NAMES: ReadonlySet<string> = new Set(
  (
    'acre|alagoas|amapa|amazonas|bahia|ceara|distrito federal|espirito santo|goias|maranhao|mato grosso|' +
    'mato grosso do sul|minas gerais|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do norte|' +
    'rio grande do sul|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins|' +
    'brasil|brazil|br|portugal|angola|mocambique|mozambique|argentina|uruguai|uruguay|paraguai|paraguay|chile|peru|' +
    'bolivia|colombia|venezuela|equador|ecuador|mexico|cuba|costa rica|panama|eua|estados unidos|usa|us|united states|' +
    'united states of america|canada|reino unido|uk|united kingdom|inglaterra|england|escocia|scotland|wales|irlanda|' +
    'ireland|franca|france|alemanha|germany|deutschland|espanha|spain|espana|italia|italy|holanda|netherlands|' +
    'the netherlands|paises baixos|belgica|belgium|suica|switzerland|austria|suecia|sweden|noruega|norway|dinamarca|' +
    'denmark|finlandia|finland|islandia|iceland|polonia|poland|republica tcheca|czech republic|czechia|hungria|hungary|' +
    'romenia|romania|bulgaria|grecia|greece|turquia|turkey|turkiye|russia|ucrania|ukraine|israel|egito|egypt|' +
    'marrocos|morocco|africa do sul|south africa|nigeria|quenia|kenya|gana|ghana|emirados arabes unidos|uae|' +
    'united arab emirates|arabia saudita|saudi arabia|catar|qatar|iran|iraque|iraq|india|paquistao|pakistan|bangladesh|' +
    'china|japao|japan|coreia do sul|south korea|korea|taiwan|hong kong|singapura|singapore|malasia|malaysia|indonesia|' +
    'tailandia|thailand|vietna|vietnam|filipinas|philippines|australia|nova zelandia|new zealand|luxemburgo|luxembourg|' +
    'croacia|croatia|servia|serbia|eslovenia|slovenia|eslovaquia|slovakia|estonia|latvia|lithuania|lituania|' +
    'california|new york|texas|massachusetts|washington|illinois|florida|georgia|pennsylvania|new jersey|virginia|' +
    'colorado|oregon|michigan|ohio|north carolina|arizona|maryland|ontario|quebec|british columbia'
  ).split('|'),
);

/** Folded initials of professional councils and registers: "OAB/SP" and "COREN-PE" are registrations, not places. */
export const REGISTER_WORDS: ReadonlySet<string> = new Set(
  (
    'oab crm cro coren cofen crea confea cau crc crp cfp crefito crefono crn crf crmv creci cra cress cref corecon crq crbio ' +
    'crbm crfa crtr conrerp corcesp crt cft drt mtb susep anbima ssp detran cnh rg cpf cnpj ctps pis nis cep ddd'
  ).split(' '),
);

/** Folded names of large cities that stand alone as a place. */
export const CITY_NAMES: ReadonlySet<string> = new Set(
  (
    'sao paulo|rio de janeiro|belo horizonte|brasilia|salvador|fortaleza|recife|porto alegre|curitiba|manaus|belem|' +
    'goiania|campinas|guarulhos|sao luis|maceio|natal|joao pessoa|teresina|florianopolis|vitoria|cuiaba|campo grande|' +
    'aracaju|porto velho|macapa|palmas|rio branco|boa vista|osasco|santo andre|sao bernardo do campo|santos|ribeirao preto|' +
    'uberlandia|sorocaba|joinville|londrina|juiz de fora|niteroi|maringa|blumenau|caxias do sul|sao jose dos campos|' +
    'lisboa|porto|london|paris|berlin|madrid|barcelona|new york|new york city|nyc|san francisco|los angeles|seattle|' +
    'boston|chicago|austin|toronto|vancouver|dublin|amsterdam|zurich|munich|milan|rome|tokyo|singapore|sydney|melbourne|' +
    'buenos aires|santiago|bogota|istanbul|ankara|tel aviv|dubai|bangalore|bengaluru|mumbai|stockholm|copenhagen|oslo|' +
    'helsinki|vienna|prague|warsaw|budapest|brussels|geneva|lausanne|montreal|atlanta|denver|miami|houston|dallas'
  ).split('|'),
);

/** Folded words for work that has no one place. */
export const REMOTE_WORDS: ReadonlySet<string> = new Set(
  'remoto|remota|remote|trabalho remoto|home office|hibrido|hybrid|presencial|on-site|onsite|worldwide'.split(
    '|',
  ),
);

/** Folded words of departments, products and specialities, which end a job's name but never a place's. */
export const DEPARTMENT_WORDS: ReadonlySet<string> = new Set(
  (
    'account accounts sales marketing finance financial operations platform platforms data analytics growth product products ' +
    'infrastructure security cloud mobile web backend frontend support success customer customers people talent legal risk ' +
    'compliance procurement supply logistics quality research innovation strategy digital ecommerce retail corporate ' +
    'business development engineering design content media partnerships payments lending insurance machine learning ai ' +
    'vendas comercial financeiro financeira operacoes dados produto produtos plataforma varejo atacado atendimento cliente ' +
    'clientes suporte qualidade seguranca infraestrutura compras logistica suprimentos projetos processos pessoas recursos ' +
    'humanos rh juridico fiscal contabil tributario marketing conteudo midia inovacao estrategia credito cobranca pagamentos ' +
    'manutencao producao pleno senior junior trainee temporario efetivo clt pj estagio freelance contract internship ' +
    'full-time part-time team equipe squad'
  ).split(' '),
);
