import { Select } from '../../../components/select.tsx';
import { useMessages } from '../../../lib/messages.tsx';

export const PERIODS = ['7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number];

export function PeriodPicker({ value, onChoose }: { value: Period; onChoose: (period: Period) => void }) {
  const { overview } = useMessages('admin');
  return (
    <Select
      label={overview.period}
      place="beside"
      value={value}
      options={PERIODS.map((period) => ({ value: period, label: overview.days(Number(period)) }))}
      onChoose={onChoose}
    />
  );
}
