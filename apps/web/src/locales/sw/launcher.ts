import type { Widen } from '../catalogues.ts';
import type { launcher as english } from '../en/launcher.ts';

export const launcher: Widen<typeof english> = {
  open: 'Uliza kuhusu afya',
};
