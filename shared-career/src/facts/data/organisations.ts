/**
 * Well-known names, folded, one list a kind. In any case they are names: a text may carry them only if its source
 * does. Those after the bar are ordinary words too and count with a capital letter only.
 */
export const COMPANIES = `
petrobras; itau; bradesco; santander; nubank; ambev; magazine luiza; magalu; casas bahia; americanas; carrefour; pao de acucar; assai; atacadao;
mercado livre; mercado pago; ifood; uber; rappi; embraer; gerdau; suzano; klabin; braskem; votorantim; jbs; brf; sadia; perdigao; friboi;
marfrig; cargill; bunge; nestle; unilever; coca-cola; pepsico; heineken; danone; natura cosmeticos; avon; boticario; renner; riachuelo;
c&a; havan; leroy merlin; telhanorte; droga raia; drogasil; drogaria sao paulo; pague menos; panvel; hapvida; unimed; amil; rede d'or;
albert einstein; sirio-libanes; sirio libanes; dasa; fleury; localiza; movida; latam; azul linhas aereas; gol linhas aereas; correios;
banco do brasil; caixa economica federal; banco inter; banco pan; btg pactual; xp investimentos; picpay; pagseguro; stone pagamentos;
totvs; stefanini; accenture; deloitte; kpmg; pwc; ernst & young; ibm; microsoft; google; amazon; facebook; apple; oracle; dell; samsung;
lg electronics; sony; philips; siemens; huawei; bosch; whirlpool; electrolux; weg; marcopolo; randon; volkswagen; fiat; stellantis; general motors;
toyota; honda; hyundai; renault; mercedes-benz; scania; volvo; ford; raizen; ipiranga; shell; ultragaz; comgas; sabesp; cemig; copel; cpfl;
eletrobras; enel; light s.a; vivo telefonica; telefonica; claro s.a; oi s.a; tim brasil; globo; record tv; sbt; abril; folha de s.paulo;
mcdonald's; mcdonalds; burger king; habib's; outback; madero; subway; starbucks; cacau show; atento; teleperformance; almaviva; contax;
g4s; prosegur; mrv; cyrela; tenda; odebrecht; andrade gutierrez; camargo correa; queiroz galvao; ccr; rumo; mrs logistica; jsl; braspress;
fedex; dhl; loggi; netshoes; dafiti; shopee; shein; quintoandar; loft; gympass; rd saude; smart fit; decathlon; ultrafarma; cvc
| vale claro oi vivo tim gol azul natura extra globo abril light stone inter tenda rumo movida dia makro sky net visa
`;
export const INSTITUTIONS = `
usp; unicamp; unesp; ufrj; ufmg; ufrgs; ufsc; ufpr; ufba; ufpe; ufc; ufrn; ufpb; ufal; ufs; ufma; ufpi; ufpa; ufam; ufac; unir; ufrr; unifap;
uft; ufg; unb; ufmt; ufms; ufu; ufv; ufla; ufjf; ufop; uff; unirio; ufrrj; ufes; ufabc; unifesp; ufscar; uel; uem; uepg; udesc; uerj; uenf;
uece; upe; uneb; uefs; uema; uespi; uepa; uea; pucrs; puc; puc-sp; puc-rio; puc minas; mackenzie; fgv; insper; espm; faap; fmu; unip; uninove;
anhanguera; estacio; unopar; uninter; unicesumar; cesumar; unifor; uniasselvi; kroton; cruzeiro do sul; anhembi morumbi; sao judas; univali;
univille; unisinos; ulbra; feevale; unisul; unoesc; unochapeco; puccampinas; fatec; etec; senai; senac; sebrae; sesi; ifsp; ifmg; ifrs; ifsc; ifpr;
ifba; ifpe; ifce; ifrn; ifpb; ifma; ifpa; ifam; ifg; ifgo; ifes; ifrj; cefet; fiocruz; ita; ime; impacta; fiap; harvard; stanford; mit;
oxford; cambridge; alura; udemy; coursera; rocketseat; descomplica; fundacao bradesco; wizard; ccaa; cultura inglesa; fisk; cna
|
`;
export const CERTIFICATIONS = `
pmp; capm; pmi-acp; prince2; scrum master; csm; psm; cspo; product owner; safe agilist; itil; cobit; togaf; six sigma; green belt; black belt;
yellow belt; lean six sigma; cissp; ceh; comptia; security+; ccna; ccnp; lpic; rhcsa; cka; ckad;
aws certified; azure fundamentals; az-900; google ads certified;
cpa-10; cpa-20; cea; cfp; cfa; ancord; cga; cnpi; ielts; toefl; toeic; celpe-bras; dele; delf; dalf; coren;
crm; crea; oab; crc; crp; crn; crefito; crf; cro; cref;
cress; crmv; creci; cnh; mopp; brigadista; brevet; mba; pos-doutorado; phd; iso 9001; iso 14001; iso 27001; iso 45001; acls; bls; pals; atls
| cea crm cro ita dele
`;
/** Software and brands of tools beyond the skills that the taxonomy knows. */
export const TOOLS = `
sketchup; lumion; premiere; after effects; davinci resolve; final cut; coreldraw; indesign; blender; autodesk; microstation; civil 3d; qgis;
sienge; mega erp; omie; conta azul; bling; tiny erp; nibo; dominio sistemas; alterdata; questor; protheus;
datasul; rm labore; senior sistemas; oracle ebs; netsuite;
dynamics 365; zendesk; freshdesk; intercom; hubspot; rd station; mailchimp; pipedrive; salesforce; semrush; ahrefs; hootsuite; buffer; capcut;
trello; asana; notion; monday; clickup; jira; confluence; slack; miro; gupy; kenoby; solides; tableau; qlik;
metabase; looker; spss; stata; minitab; matlab; rstudio;
tasy; mv soul; pixeon; feegow; iclinic; philips tasy; opera pms; totvs hotelaria; moodle; blackboard; linx;
mercado eletronico; ariba; wms sythex; manhattan wms;
kotlin; golang; elixir; scala; terraform; ansible; jenkins; grafana; prometheus; datadog; mongodb; redis;
kafka; rabbitmq; snowflake; databricks; airflow; kubernetes;
docker; laravel; django; flask; fastapi; nestjs; svelte; nuxt; typescript; javascript; photoshop; illustrator; figma; canva; autocad; solidworks; revit
| word access teams power go swift rust ruby spark hive
`;
/** Names that open a sentence as an ordinary word too, and the folded words that follow them then. */
export const ORDINARY_OPENINGS: Readonly<Record<string, RegExp>> = {
  vale: new RegExp(
    [
      String.raw`^ (?:quando|se|a pena|lembrar|tentar|conferir|perguntar|tambem|mais|muito|para quem|ate|`,
      String.raw`ainda|ouvir|ver|olhar|testar|pensar|pedir|esperar|guardar|comecar|anotar|combinar|conversar|`,
      String.raw`como (?:um|uma|primeiro)|enquanto|so|apenas|sempre)(?![\p{L}\p{N}])`,
    ].join(''),
    'u',
  ),
};
