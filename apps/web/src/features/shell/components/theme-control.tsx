import { Moon, Smartphone, Sun } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import { useTheme } from '../../../lib/theme.ts';
import { THEMES } from '../../../lib/theme-choice.ts';

const ICONS = { system: Smartphone, light: Sun, dark: Moon };

export function ThemeControl({ label }: { label: string }) {
  const texts = useMessages('shell').theme;
  const [chosen, choose] = useTheme();
  const name = useId();
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {THEMES.map((theme) => {
          const Icon = ICONS[theme];
          return (
            <label key={theme} className="choice">
              <input
                type="radio"
                name={name}
                value={theme}
                checked={chosen === theme}
                onChange={() => choose(theme)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-4" />
              {texts[theme]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
