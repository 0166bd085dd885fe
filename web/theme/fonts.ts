import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/public-sans/wght.css';
