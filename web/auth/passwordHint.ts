export const PASSWORD_HINT = 'At least 8 characters, with an uppercase letter, a lowercase letter and a number';
