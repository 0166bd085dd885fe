import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine the first drawing of a screen takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
