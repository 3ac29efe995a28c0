/** Names of controls that texts under `content/` speak of, where `{exit}` stands for one: the catalogues take them from here. */
export const controls = {
  exit: 'Exit',
  'erase-traces': 'Erase my traces',
  'clear-history': 'Clear History',
  'find-posts': 'Find my posts',
  'recovery-code': 'I have a recovery code',
  report: 'Report',
  country: 'Country',
};

export type ControlName = keyof typeof controls;
