export const shell = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    retry: 'Try again',
    loading: 'One moment…',
    newTab: 'opens in a new tab',
  },
  exit: {
    label: 'Exit',
    hint: 'Leave Salama at once. Or press Shift three times.',
  },
};
