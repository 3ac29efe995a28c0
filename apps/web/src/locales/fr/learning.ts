import type { Catalogues } from '../catalogues.ts';

export const learning: Catalogues['learning'] = {
  title: 'Apprendre',
  lead: 'Des articles courts et fiables\u00a0: ton corps, l’amour, la grossesse, tes droits. Chacun cite ses sources.',
  search: 'Chercher dans la bibliothèque',
  searchPlaceholder: 'Chercher une ressource...',
  clear: 'Effacer la recherche',
  topics: 'Thèmes',
  categories: {
    MATERNAL_HEALTH: { label: 'Santé maternelle', hint: 'Grossesse, naissance et premiers mois' },
    SAFE_ABORTION: { label: 'Avortement sûr', hint: 'Ce qui est sûr, ce que dit la loi, les soins après' },
    YOUTH_HEALTH: { label: 'Santé des jeunes', hint: 'Grandir, ton corps, tes choix' },
    GBV_SUPPORT: {
      label: 'Aide après des violences',
      hint: 'Les violences, tes droits, où trouver de l’aide',
    },
    CONTRACEPTION: { label: 'Contraception', hint: 'Toutes les méthodes, et celle qui te va' },
    SEXUAL_HEALTH: { label: 'Santé sexuelle', hint: 'Infections, tests, premières questions' },
    REPRODUCTIVE_HEALTH: { label: 'Santé reproductive', hint: 'Règles, cycle, fonctionnement du corps' },
    MENTAL_HEALTH: { label: 'Santé mentale', hint: 'Angoisse, tristesse, idées noires' },
    RELATIONSHIPS: { label: 'Relations', hint: 'Amour, consentement, famille, dire non' },
  },
  minutes: (count) => `${count} min de lecture`,
  readTime: (time) => `Lecture\u00a0: ${time}`,
  featured: 'À lire en premier',
  video: 'Vidéo',
  inLanguage: { en: 'en anglais', sw: 'en swahili', fr: 'en français' },
  empty: 'Il n’y a pas encore de ressource dans ce thème.',
  results: (count) => (count <= 1 ? `${count} résultat` : `${count} résultats`),
  noResults: 'Rien trouvé. Essaie un autre mot, ou demande à Salama dans le chat.',
  askChat: 'Demander dans le chat',
  materials: 'Ressources',
  inside: 'Dans les articles',
  titlesOnly:
    'La recherche complète n’a pas pu se charger\u00a0: seuls titres et descriptions sont cherchés.',
  loadFailed: 'Les ressources n’ont pas pu être chargées',
  openTab: 'Ouvrir dans un nouvel onglet',
  frameNotice: (host) => `Cette page appartient à ${host}, pas à Salama.`,
  frameSees: (host) =>
    `Si tu l’ouvres ici, ${host} voit que quelqu’un avec ta connexion la visite, et peut garder des cookies. Ton nom et ce que tu fais sur Salama ne sont pas envoyés.`,
  frameMayFail:
    'Certains sites refusent d’être montrés dans un autre. Il s’ouvre alors dans un nouvel onglet.',
  frameShow: 'La montrer ici',
  frameRefused: (host) => `Tu ne vois rien, ou une erreur\u00a0? ${host} refuse peut-être d’être montré ici.`,
  framePlain: (host) => `${host} ne peut pas être montré dans Salama, car sa connexion n’est pas protégée.`,
  frameLate: (host) => `${host} ne répond pas. Le réseau est lent, ou le site refuse d’être montré ici.`,
  frameOffline: 'Tu es hors ligne. Réessaie quand tu auras du réseau.',
  missing: {
    title: 'Cet article n’est pas ici',
    text: 'Il a peut-être changé de nom ou été retiré. La bibliothèque en a beaucoup d’autres.',
    back: 'Vers la bibliothèque',
  },
};
